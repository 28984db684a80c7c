import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { WardChoice } from '../stays/WardChoice.tsx';
import { HeldEntries } from './HeldEntries.tsx';
import { PatientHead } from './PatientHead.tsx';
import { PatientSheets } from './PatientSheets.tsx';
import { cellAfter } from './rowKeys.ts';
import { useCare } from './useCare.ts';
import { rowSigns, VitalsRow } from './VitalsRow.tsx';
import { Warnings } from './Warnings.tsx';
import './sheets.css';

/** The sheets of a ward: its patients by room with the vital signs typed in place, warnings on top; a name opens the patient. */
export default function SheetsWide() {
  const { t } = useTranslation('sheets');
  const care = useCare();
  const now = useMinute();
  useHotkeys([
    { keys: 'Escape', label: t('toWard'), run: () => care.open(null), disabled: !(care.opened || care.lost) },
  ]);
  return (
    <ListScreen
      className="sheets-screen"
      title={t('title')}
      choices={care.wards ? <WardChoice wards={care.wards} value={care.ward} onChange={care.choose} /> : null}
    >
      <HeldEntries patients={care.patients ?? []} onSent={care.readAgain} />
      {care.ward === null ? (
        care.error ? (
          <ErrorState error={care.error} onRetry={care.again} />
        ) : care.wards ? (
          <EmptyState text={t('chooseWard')} />
        ) : (
          <Loading />
        )
      ) : care.patients === undefined ? (
        care.readError ? (
          <ErrorState error={care.readError} onRetry={care.readAgain} />
        ) : (
          <Loading />
        )
      ) : care.opened || care.lost ? (
        <>
          <PatientHead one={care.opened}>
            <Button onClick={() => care.open(null)}>{t('toWard')}</Button>
          </PatientHead>
          {care.opened ? (
            <PatientSheets
              key={care.opened.NhapVien_Id}
              one={care.opened}
              now={now}
              onChanged={care.readAgain}
            />
          ) : (
            <EmptyState text={t('lost')} />
          )}
        </>
      ) : care.patients.length === 0 ? (
        <EmptyState text={t('noPatients')} />
      ) : (
        <Rows care={care} now={now} />
      )}
    </ListScreen>
  );
}

function Rows({ care, now }: { care: ReturnType<typeof useCare>; now: Date }) {
  const { t } = useTranslation('sheets');
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
    const to =
      event.target instanceof HTMLElement ? cellAfter(event.currentTarget, event.target, event.key) : null;
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <>
      <Warnings patients={care.patients ?? []} now={now} onOpen={care.open} />
      <div className="sheet-scroll">
        <table className="sheet-rows" onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{t('row.bed')}</th>
              <th scope="col">{t('row.patient')}</th>
              {rowSigns.map((name) => (
                <th key={name} scope="col">
                  {t(`row.${name}`)}
                </th>
              ))}
              <th scope="col">{t('row.KhiTho')}</th>
              <th scope="col">{t('row.YThuc')}</th>
              <th scope="col">{t('row.score')}</th>
              <th scope="col">{t('row.due')}</th>
              <th scope="col">{t('row.fluid')}</th>
            </tr>
          </thead>
          {(care.rooms ?? []).map(({ Phong, beds }) => (
            <tbody key={Phong._id}>
              <tr className="sheet-room">
                <th scope="rowgroup" colSpan={13}>
                  {Phong.ten}
                </th>
              </tr>
              {beds.map((one) => (
                <VitalsRow
                  key={one.NhapVien_Id}
                  one={one}
                  now={now}
                  onOpen={() => care.open(one.NhapVien_Id)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className="soft keys-only">{t('hint')}</p>
    </>
  );
}
