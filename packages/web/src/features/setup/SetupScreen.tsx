import { useMutation, useQuery } from '@apollo/client/react';
import { setupSteps } from '@sen/domain/setup/steps';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { endReturn } from '../../session/returnTo.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ErrorState, NoPermission } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { BooksPart } from './BooksPart.tsx';
import { ClsRoomPart } from './ClsRoomPart.tsx';
import { PlacesPart } from './PlacesPart.tsx';
import { ServicesPart } from './ServicesPart.tsx';
import { StepCard } from './StepCard.tsx';
import { SetupHideDocument, SetupStateDocument } from './setup.main.gen.ts';
import { parts, setupPath } from './stepLinks.ts';
import './setup.css';

/** What changes the state of a step: catalogues and prices, settings, accounts, backups, the list itself. */
const setupModules = ['DanhMuc', 'HeThong', 'TaiKhoan', 'VanHanh', 'ThietLap'] as const;

/** /quan-tri-he-thong/bat-dau: what makes a new site ready, each step done or not by what the site really holds. */
export default function SetupScreen() {
  const { permissions, settings } = useSession();
  const { childComponentPath: part } = useParams();
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  useEffect(endReturn, []);
  // each part begins at its top, not where the long one before it was left
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is what it waits for
  useEffect(() => {
    const screen = document.querySelector('#screen');
    if (screen) screen.scrollTop = 0;
  }, [part]);
  if (!permissions.has('QUAN_TRI')) return <NoPermission />;
  const back = () => void navigate(narrow ? narrowPath(setupPath) : setupPath);
  if (part === parts.organisation) return <PlacesPart onBack={back} />;
  if (part === parts.services) return <ServicesPart onBack={back} />;
  if (part === parts.receipts) return <BooksPart onBack={back} />;
  if (part === parts.clsRoom && settings.systemType === 'PHONG_MACH') return <ClsRoomPart onBack={back} />;
  return <Steps />;
}

function Steps() {
  const { t } = useTranslation(['setup', 'common']);
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(SetupStateDocument, { fetchPolicy: 'cache-and-network' });
  const [hide, { loading }] = useMutation(SetupHideDocument);
  useEvents(setupModules, () => void refetch());
  const has = data?.thietLap;
  if (!has)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
    );
  const steps = setupSteps({ ...has, luongCoSo: has.luongCoSo ?? null });
  const done = steps.filter((step) => step.done).length;
  const put = async (an: boolean) => {
    try {
      await hide({ variables: { an } });
      await refetch();
    } catch (failure) {
      message.error(userMessage(failure));
    }
  };
  return (
    <div className="setup">
      <header>
        <div>
          <h1>{t('title')}</h1>
          <p className="soft">{done === steps.length ? t('allDone') : t('lead')}</p>
        </div>
        {has.dangThietLap ? (
          <Button loading={loading} onClick={() => void put(!has.daAn)}>
            {has.daAn ? t('bringBack') : t('hide')}
          </Button>
        ) : null}
      </header>
      <p className="setup-progress">
        <progress max={steps.length} value={done} aria-label={t('progress')} />
        <strong>{t('progressOf', { done, all: steps.length })}</strong>
      </p>
      <ol className="setup-steps">
        {steps.map((step, at) => (
          <StepCard key={step.key} step={step} number={at + 1} has={has} />
        ))}
      </ol>
    </div>
  );
}
