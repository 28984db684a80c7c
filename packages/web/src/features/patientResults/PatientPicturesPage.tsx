import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import { useTabScreen } from '../../ui/tabTitle.ts';
import { askPicturesOf } from '../dicomViewer/pictureSource.ts';
import type { OpenStudy, Series } from '../dicomViewer/study.ts';
import type { Tool } from '../dicomViewer/toolNames.ts';
import { useSide } from '../dicomViewer/useSide.ts';
import { ViewerFrame } from '../dicomViewer/ViewerFrame.tsx';
import { ViewerLanguageContext } from '../dicomViewer/viewerWords.ts';
import { firstLanguage, PageLanguageContext, usePageWords } from './pageLanguage.ts';
import { type NotShown, picturesOf, sourceOf } from './pictures.ts';
import '../dicomViewer/viewer.css';

/** What a patient does with pictures: nothing is measured and nothing kept. */
const tools: readonly Tool[] = ['window', 'scroll', 'zoom', 'pan'];

/** /hinh-ket-qua/:idPhieu, without signing in: the pictures of a result, for the browser that has confirmed on its page. */
export default function PatientPicturesPage() {
  const [language] = useState(firstLanguage);
  return (
    <PageLanguageContext value={language}>
      <ViewerLanguageContext value={language}>
        <div className="viewer always-dark" lang={language}>
          <Suspense fallback={<Loading />}>
            <Pictures />
          </Suspense>
        </div>
      </ViewerLanguageContext>
    </PageLanguageContext>
  );
}

function Pictures() {
  const { t } = usePageWords();
  const { idPhieu = '' } = useParams();
  const token = useLocation().hash.slice(1);
  const { opened, why } = usePictures(idPhieu, token);
  const side = useSide(opened, 'main');
  useTabScreen(t('picturesTitle'));
  if (why)
    return (
      <div className="viewer-state notice" role="alert">
        <h1 className="visually-hidden">{t('picturesTitle')}</h1>
        <p>{t(why === 'ended' ? 'picturesEnded' : why === 'none' ? 'picturesNone' : 'unreached')}</p>
        {why === 'unreached' ? (
          <button type="button" className="plain-button main" onClick={opened.again}>
            {t('retry')}
          </button>
        ) : null}
      </div>
    );
  return (
    <>
      <header className="viewer-head">
        <h1>{t('picturesTitle')}</h1>
        <p>
          <span>{t('picturesLocal')}</span>
        </p>
      </header>
      <ViewerFrame sides={[side]} active={0} onActive={() => undefined} tools={tools} instead={() => null} />
    </>
  );
}

function usePictures(slip: string, token: string): { opened: OpenStudy; why: NotShown | null } {
  const source = useMemo(() => sourceOf(slip, token), [slip, token]);
  const [shown, setShown] = useState<readonly Series[] | null>(null);
  const [why, setWhy] = useState<NotShown | null>(null);
  const ask = useCallback(async () => {
    askPicturesOf(source);
    const answer = await picturesOf(source);
    setShown(typeof answer === 'string' ? null : answer);
    setWhy(typeof answer === 'string' ? answer : null);
  }, [source]);
  useEffect(() => void ask(), [ask]);
  const again = () => {
    setWhy(null);
    void ask();
  };
  return { opened: { words: null, series: shown, error: null, again }, why };
}
