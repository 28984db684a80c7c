import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/ChartCard.tsx';
import { today } from '../../ui/dateText.ts';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { HomeDiagnosesDocument } from './diagnoses.main.gen.ts';

const shown = 6;

/** Home: the main diseases of today. */
export default function DiagnosesCard() {
  const { t } = useTranslation('home');
  const found = useLiveCounts(HomeDiagnosesDocument, { ngay: today() }, ['KhamBenh'])?.benhHayGap;
  if (!found) return null;
  return (
    <ChartCard title={t('diagnoses')} to="/tiep-nhan-ngoai-tru">
      {found.length === 0 ? <p className="soft">{t('noDiagnosisYet')}</p> : null}
      <ol>
        {found.slice(0, shown).map(({ ICD_Id, ICD, soLuot }) => (
          <li key={ICD_Id}>
            <span>
              <strong>{ICD?.ma}</strong> {ICD?.ten}
            </span>
            <strong>{soLuot}</strong>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
