import { Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import { useTabScreen } from '../../ui/tabTitle.ts';
import {
  firstLanguage,
  keepLanguage,
  type PageLanguage,
  PageLanguageContext,
  pageLanguages,
  usePageWords,
} from './pageLanguage.ts';
import { ConfirmForm } from './parts/ConfirmForm.tsx';
import { Results } from './parts/Results.tsx';
import { usePatientResults } from './usePatientResults.ts';
import './patientResults.css';

/** /ket-qua-cls/:idBenhNhan/:soPhieuYeuCau?, without signing in: what was found, for the patient who holds the link. */
export default function PatientResultsPage() {
  const [language, setLanguage] = useState<PageLanguage>(firstLanguage);
  const choose = (wanted: PageLanguage) => {
    keepLanguage(wanted);
    setLanguage(wanted);
  };
  return (
    <PageLanguageContext value={language}>
      <Suspense fallback={<Loading />}>
        <Page onLanguage={choose} />
      </Suspense>
    </PageLanguageContext>
  );
}

function Page({ onLanguage }: { onLanguage: (language: PageLanguage) => void }) {
  const { t, language } = usePageWords();
  const { idBenhNhan = '', soPhieuYeuCau = null } = useParams();
  const { hash } = useLocation();
  const address = { benhNhan: idBenhNhan, soPhieu: soPhieuYeuCau, token: hash.slice(1) };
  const { results, failure, busy, confirm, close } = usePatientResults(address, language);
  useTabScreen(t('title'));
  return (
    <div className="patient-results" lang={language}>
      <header>
        <strong>{results?.coSo.ten ?? t('title')}</strong>
        <div className="results-languages" role="group" aria-label={t('language')}>
          {Object.entries(pageLanguages).map(([code, name]) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language}
              onClick={() => onLanguage(code as PageLanguage)}
            >
              {name}
            </button>
          ))}
        </div>
      </header>
      {results ? (
        <Results results={results} late={failure?.kind === 'unreached'} onClose={close} />
      ) : (
        <ConfirmForm busy={busy} failure={failure} onConfirm={confirm} />
      )}
    </div>
  );
}
