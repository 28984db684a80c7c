import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import type { GridState } from '../../ui/grid/useGridState.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ArrowLeftIcon, DownloadIcon, PlusIcon, SearchIcon, UploadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Switch } from '../../ui/kit/choices.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { QuickLink } from '../QuickLink.tsx';

const exports = [
  { key: 'exportShown', kind: 'xlsx', columns: 'shown' },
  { key: 'exportCsv', kind: 'csv', columns: 'shown' },
  { key: 'exportAll', kind: 'xlsx', columns: 'all' },
] as const;

type Props = {
  def: CatalogueDef;
  grid: GridState;
  /** Null until it is known. */
  total: number | null;
  mayWrite: boolean;
  suspended: boolean;
  onSuspended: (next: boolean) => void;
  onExport: (kind: 'xlsx' | 'csv', columns: 'shown' | 'all') => void;
  onImport: () => void;
  onAdd: () => void;
  addKey: boolean;
  /** A key that is pressed in the search. */
  onSearchKey: (event: KeyboardEvent<HTMLElement>) => void;
  onBack?: () => void;
};

/** What stands above the entries: what they are, how many, the search, and what can be done with the catalogue. */
export function EntryListHead(props: Props) {
  const { def, grid, total, mayWrite } = props;
  const { t } = useTranslation('catalogue');
  const hasKey = mayWrite && props.addKey;
  useHotkeys(hasKey ? [{ keys: 'F2', label: t('add'), run: props.onAdd }] : []);
  return (
    <header>
      {props.onBack ? (
        <Button
          type="text"
          size="large"
          icon={<ArrowLeftIcon />}
          aria-label={t('index')}
          onClick={props.onBack}
        />
      ) : null}
      <h1>{def.label[currentLanguage()]}</h1>
      {total === null ? null : (
        <span className="catalogue-count" aria-live="polite">
          {t('total', { count: total })}
        </span>
      )}
      <Input
        type="search"
        prefix={<SearchIcon />}
        value={grid.search}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => grid.setSearch(event.target.value)}
        onKeyDown={props.onSearchKey}
      />
      <div className="catalogue-acts">
        <label className="catalogue-switch">
          <Switch checked={props.suspended} onChange={props.onSuspended} aria-label={t('showSuspended')} />{' '}
          {t('showSuspended')}
        </label>
        <Dropdown
          menu={{
            items: exports.map(({ key, kind, columns }) => ({
              key,
              label: t(key),
              onClick: () => props.onExport(kind, columns),
            })),
          }}
        >
          <Button icon={<DownloadIcon />}>{t('export')}</Button>
        </Dropdown>
        {mayWrite ? (
          <Button icon={<UploadIcon />} onClick={props.onImport}>
            {t('import')}
          </Button>
        ) : null}
        {mayWrite ? <QuickLink name={def.name} /> : null}
        {mayWrite ? (
          <Button type="primary" icon={<PlusIcon />} onClick={props.onAdd}>
            {t('add')} {hasKey ? <kbd aria-hidden="true">F2</kbd> : null}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
