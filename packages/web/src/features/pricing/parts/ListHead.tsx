import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../../ui/acts.ts';
import { today } from '../../../ui/dateText.ts';
import { DownloadIcon, MoreIcon, SwapIcon, UploadIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dropdown } from '../../../ui/kit/Dropdown.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { useDownload } from '../../../ui/useDownload.ts';
import { type PriceList, standingOf } from '../lists.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ListTask } from './ListDialog.tsx';
import { ListFacts } from './ListFacts.tsx';
import { standingTones } from './standingTones.ts';
import { TypeTimeline } from './TypeTimeline.tsx';

type Props = {
  state: PriceLists;
  list: PriceList;
  onTask: (task: ListTask) => void;
  onImported: () => void;
};

/** What a list is, when it holds beside the others of its type, and what is done with it as a whole. */
export function ListHead({ state, list, onTask, onImported }: Props) {
  const { t } = useTranslation('pricing');
  const download = useDownload();
  const [importing, setImporting] = useState(false);
  const standing = standingOf(list, today());
  const ofType = state.lists.filter((one) => one.LoaiGia_Id === list.LoaiGia_Id);
  const other = comparable(state.lists, list);
  const give = () => download(`/api/price-list/${list._id}/export.xlsx`, `${list.TenBangGia}.xlsx`);
  const acts = [
    {
      key: 'edit',
      label: t('editHead'),
      run: () => onTask({ kind: 'edit', list }),
      shown: allows(list, 'sua'),
    },
    {
      key: 'compare',
      label: t('compare'),
      icon: <SwapIcon />,
      run: () => other && state.compare(other._id),
      shown: other !== undefined,
    },
    {
      key: 'import',
      label: t('import'),
      icon: <UploadIcon />,
      run: () => setImporting(true),
      shown: allows(list, 'sua'),
    },
    { key: 'export', label: t('export'), icon: <DownloadIcon />, run: give, shown: true },
  ].filter((act) => act.shown);
  return (
    <header className="price-head">
      <div className="price-title">
        <h2>{list.TenBangGia}</h2>
        <StateTag tone={standingTones[standing]}>{t(`standing.${standing}`)}</StateTag>
        <span className="price-head-acts">
          {state.narrow ? (
            <Dropdown menu={{ items: acts.map(({ key, label, run }) => ({ key, label, onClick: run })) }}>
              <Button icon={<MoreIcon />}>{t('more')}</Button>
            </Dropdown>
          ) : (
            acts.map(({ key, label, run, icon }) => (
              <Button key={key} {...(icon ? { icon } : {})} onClick={run}>
                {label}
              </Button>
            ))
          )}
        </span>
      </div>
      <ListFacts list={list} type={state.typeName(list.LoaiGia_Id)} />
      <TypeTimeline lists={ofType} chosen={list._id} type={state.typeName(list.LoaiGia_Id)} />
      {importing ? (
        <ImportDialog
          list={list}
          onExport={give}
          onClose={() => setImporting(false)}
          onDone={() => {
            setImporting(false);
            onImported();
          }}
        />
      ) : null}
    </header>
  );
}

/** What a list is compared with first: the one of its type that was there before it, else any other. */
function comparable(lists: readonly PriceList[], list: PriceList): PriceList | undefined {
  const others = lists.filter((one) => one._id !== list._id);
  const ofType = others.filter((one) => one.LoaiGia_Id === list.LoaiGia_Id);
  return ofType.find((one) => one.TuNgay <= list.TuNgay) ?? ofType[0] ?? others[0];
}
