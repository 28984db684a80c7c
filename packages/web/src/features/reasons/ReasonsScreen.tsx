import type { LoaiLyDo } from '@sen/domain/acts/reasonedActs';
import { LyDo } from '@sen/domain/catalogues/LyDo';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import { type GivenReason, useGivenReasons } from './useGivenReasons.ts';
import './reasons.css';

const kinds = LyDo.fields.LoaiLyDo.values;
/** So many of the most frequent ones stand above the list. */
const mostShown = 5;

/** /ly-do-da-neu: why acts were cancelled, refunded, exempted, unlocked or adjusted, by kind, days and person. */
export default function ReasonsScreen() {
  const { permissions, nodeId } = useSession();
  return permissions.has('LY_DO_XEM') && nodeId ? <Given key={nodeId} /> : <NoPermission />;
}

function Given() {
  const { t } = useTranslation('reasons');
  const { message } = useNotices();
  const state = useGivenReasons();
  const { chosen, choose, found } = state;
  const give = async () => {
    try {
      const made = await state.give();
      if (made?.cut) message.warning(t('cut', { count: made.rows }));
    } catch (failure) {
      message.error(userMessage(failure));
    }
  };
  const choices = (
    <>
      <DateRange value={chosen.range} onChange={(range) => choose({ range })} />
      <div className="list-screen-choice">
        <Select
          allowClear
          aria-label={t('kind')}
          placeholder={t('kind')}
          value={chosen.kind}
          onChange={(kind) => choose({ kind: kind ?? null })}
          options={kindOptions()}
        />
      </div>
      <div className="list-screen-choice">
        <RefPicker
          to="NhanVien"
          value={chosen.person}
          onChange={(person) => choose({ person })}
          placeholder={t('person')}
          aria-label={t('person')}
        />
      </div>
      <Button icon={<DownloadIcon />} loading={state.exporting} disabled={!found?.totalRows} onClick={give}>
        {t('export')}
      </Button>
    </>
  );
  return (
    <ListScreen title={t('title')} choices={choices}>
      {found && found.tongs.length > 0 ? (
        <section aria-label={t('most')} className="reasons-most">
          <h2>{t('most')}</h2>
          <ul>
            {found.tongs.slice(0, mostShown).map((one) => (
              <li key={`${one.loai} ${one.ten}`}>
                <strong>{t('times', { count: one.soLan })}</strong> {one.ten ?? t('own')}
                <small className="soft">
                  {kindText(t, one.loai)} · {t('people', { count: one.soNguoi })}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Grid<GivenReason>
        plain
        bare
        fixedPages
        grid={state.grid}
        label={t('title')}
        columns={columnsOf(t)}
        rows={found?.data ?? []}
        rowKey={(row) => row._id}
        rowName={(row) => row.text}
        total={found?.totalRows ?? 0}
        loading={state.loading && !found}
        error={found ? undefined : state.error}
        onRetry={state.refetch}
        empty={<EmptyState text={t('none')} />}
      />
    </ListScreen>
  );
}

function kindOptions() {
  const all = Object.entries(kinds) as Array<[LoaiLyDo, (typeof kinds)[LoaiLyDo]]>; // its own keys
  return all.map(([value, label]) => ({ value, label: label[currentLanguage()] }));
}

const kindText = (t: TFunction<'reasons'>, kind: LoaiLyDo | null) =>
  kind ? kinds[kind][currentLanguage()] : t('otherKind');

function columnsOf(t: TFunction<'reasons'>): ReadonlyArray<GridColumn<GivenReason>> {
  return [
    { key: 'at', label: t('at'), kind: 'moment', render: (row) => formatDateTime(row.at) },
    { key: 'loai', label: t('kind'), width: 150, wraps: true, render: (row) => kindText(t, row.loai) },
    {
      key: 'LyDo',
      label: t('reason'),
      width: 190,
      wraps: true,
      render: (row) => row.LyDo?.ten ?? <span className="soft">{t('own')}</span>,
    },
    {
      key: 'text',
      label: t('words'),
      width: 220,
      grow: true,
      wraps: true,
      heading: true,
      render: (row) => row.text,
    },
    { key: 'doiTuong', label: t('what'), width: 150, wraps: true, render: (row) => row.doiTuong },
    {
      key: 'NhanVien',
      label: t('person'),
      width: 160,
      wraps: true,
      render: (row) => row.TenNhanVien ?? row.username,
    },
    { key: 'noiLamViec', label: t('place'), width: 150, wraps: true, render: (row) => row.noiLamViec },
  ];
}
