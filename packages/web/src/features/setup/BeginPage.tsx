import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { isSignedIn } from '../../session/session.ts';
import { Loading } from '../../ui/Loading.tsx';
import { BeginForm } from './BeginForm.tsx';
import { siteWaits } from './siteWaits.ts';
import '../../ui/signIn.css';
import './begin.css';

const steps = '/quan-tri-he-thong/bat-dau';

type Waits = 'asking' | 'yes' | 'no' | 'unknown';

/** /bat-dau: the first step of a new site, before anybody can sign in; whoever is signed in comes to the steps that follow. */
export default function BeginPage() {
  const { t } = useTranslation('setup');
  const [waits, setWaits] = useState<Waits>('asking');
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    let gone = false;
    void siteWaits().then((found) => {
      if (!gone) setWaits(found === null ? 'unknown' : found ? 'yes' : 'no');
    });
    return () => {
      gone = true;
    };
  }, [turn]);

  if (isSignedIn()) return <Navigate replace to={steps} />;
  if (waits === 'no') return <Navigate replace to="/dang-nhap" />;
  if (waits === 'asking') return <Loading />;
  if (waits === 'yes') return <BeginForm to={steps} />;
  return (
    <div className="sign-in">
      <main className="notice" role="alert">
        <p className="notice-title">{t('begin.unreached')}</p>
        <p className="notice-acts">
          <button type="button" className="plain-button main" onClick={() => setTurn(turn + 1)}>
            {t('begin.again')}
          </button>
        </p>
      </main>
    </div>
  );
}
