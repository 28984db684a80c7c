import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { DateField } from '../../ui/DateField.tsx';
import { dayPlus, today } from '../../ui/dateText.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { DayByRoom } from './parts/DayByRoom.tsx';
import { RoomTimeline } from './parts/RoomTimeline.tsx';
import { useOperatingDay } from './useOperatingDay.ts';
import './operatingDay.css';

/** The operating list of a day: every room with what is planned, done and in work there; an operation opens its slip. */
export default function OperatingDay() {
  const { t } = useTranslation('procedures');
  const { permissions } = useSession();
  const [, setParams] = useSearchParams();
  const narrow = useLocation().pathname.startsWith('/m/');
  if (!permissions.has('BENH_AN_XEM')) return <NoPermission />;
  return (
    <Day
      narrow={narrow}
      onBack={() => setParams({}, { replace: true })}
      onOpen={(id) => setParams({ id })}
      title={t('day.title')}
    />
  );
}

type Props = { narrow: boolean; title: string; onBack: () => void; onOpen: (id: string) => void };

function Day({ narrow, title, onBack, onOpen }: Props) {
  const { t } = useTranslation('procedures');
  const { day, typed, setDay, plan, error, refetch } = useOperatingDay();
  const Rooms = narrow ? DayByRoom : RoomTimeline;
  return (
    <ListScreen
      className="operating-day"
      title={title}
      choices={
        <div className="operating-choices">
          <Button icon={<ArrowLeftIcon />} onClick={onBack}>
            {t('day.back')}
          </Button>
          <Button aria-label={t('day.before')} onClick={() => setDay(dayPlus(day, -1))}>
            ‹
          </Button>
          <DateField aria-label={t('day.day')} value={typed} onChange={setDay} />
          <Button aria-label={t('day.after')} onClick={() => setDay(dayPlus(day, 1))}>
            ›
          </Button>
          <Button disabled={day === today()} onClick={() => setDay(null)}>
            {t('day.today')}
          </Button>
        </div>
      }
    >
      {error ? <ErrorState error={error} onRetry={refetch} /> : null}
      {!plan && !error ? <Loading /> : null}
      {plan?.rooms.length === 0 ? <EmptyState text={t('day.none')} /> : null}
      {plan && plan.rooms.length > 0 ? <Rooms plan={plan} onOpen={onOpen} /> : null}
    </ListScreen>
  );
}
