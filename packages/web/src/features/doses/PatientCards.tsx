import { useTranslation } from 'react-i18next';
import { formatTime } from '../../ui/dateText.ts';
import { byRoom } from '../stays/byRoom.ts';
import { type Chart, countsOf } from './doseLines.ts';

type Props = {
  patients: readonly Chart[];
  ward: string;
  chosen: string | null;
  onOpen: (stay: string) => void;
};

/** The patients of a ward by room, each with what is late, due and running, and when the next dose comes. */
export function PatientCards({ patients, ward, chosen, onOpen }: Props) {
  const beds = patients.flatMap((one) => (one.Phong ? [{ ...one, Phong: one.Phong }] : []));
  return (
    <div className="dose-cards">
      {byRoom(beds, ward).map(({ Phong, beds: lying }) => (
        <section key={Phong._id} aria-label={Phong.ten}>
          <h2 className="dose-room">{Phong.ten}</h2>
          {lying.map((one) => (
            <button
              key={one.NhapVien_Id}
              type="button"
              className={one.NhapVien_Id === chosen ? 'dose-card chosen' : 'dose-card'}
              aria-current={one.NhapVien_Id === chosen}
              onClick={() => onOpen(one.NhapVien_Id)}
            >
              <span className="dose-bed">{one.Giuong?.ma}</span>
              <span className="dose-card-name">{one.TenBenhNhan}</span>
              <CountMarks one={one} />
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}

function CountMarks({ one }: { one: Chart }) {
  const { t } = useTranslation('doses');
  const { late, due, running, done, all, next } = countsOf(one);
  if (all === 0 && running === 0) return <span className="soft">{t('none')}</span>;
  return (
    <span className="dose-marks">
      {late > 0 ? <span className="dose-mark late">{t('count.late', { n: late })}</span> : null}
      {due > 0 ? <span className="dose-mark due">{t('count.due', { n: due })}</span> : null}
      {running > 0 ? <span className="dose-mark running">{t('count.running', { n: running })}</span> : null}
      <span className="soft">
        {late + due === 0 && next
          ? t('count.next', { at: formatTime(next) })
          : t('count.done', { done, all })}
      </span>
    </span>
  );
}
