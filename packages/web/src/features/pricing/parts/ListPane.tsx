import { holdsWords } from '@sen/domain/names/find';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../ui/dateText.ts';
import { PlusIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useOnlyHit } from '../../../ui/useOnlyHit.ts';
import { type PriceList, standingOf } from '../lists.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { PeriodText } from './PeriodText.tsx';
import { standingTones } from './standingTones.ts';

type Props = { state: PriceLists; search: string; onSearch: (text: string) => void; onNew: () => void };

/** The price lists under their types: those that hold or will, drafts, and folded away those that are over. */
export function ListPane({ state, search, onSearch, onNew }: Props) {
  const { t } = useTranslation('pricing');
  const now = today();
  const groups = state.types.map((type) => {
    const lists = state.lists.filter((list) => list.LoaiGia_Id === type._id);
    const found = lists.filter((list) =>
      holdsWords(search, `${type.TenLoaiGia} ${list.TenBangGia} ${list.SoQuyetDinh ?? ''}`),
    );
    return { type, found, none: !lists.some((list) => standingOf(list, now) === 'inForce') };
  });
  const onEnter = useOnlyHit({
    text: search,
    rows: groups.flatMap(({ found }) => found),
    loading: state.loading,
    onOpen: ({ _id }) => state.open(_id),
  });
  const rows = (lists: readonly PriceList[]) => (
    <ul>
      {lists.map((list) => (
        <li key={list._id}>
          <ListRow list={list} chosen={list._id === state.id} onOpen={() => state.open(list._id)} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="work-list">
      <div className="price-find">
        <Input
          type="search"
          prefix={<SearchIcon />}
          value={search}
          placeholder={t('findList')}
          aria-label={t('findList')}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={onEnter}
        />
        <Button type="primary" icon={<PlusIcon />} onClick={onNew} aria-label={t('newList')}>
          {t('add')} <kbd>F2</kbd>
        </Button>
      </div>
      {state.error ? (
        <ErrorState error={state.error} onRetry={() => void state.refetch()} />
      ) : state.loading ? (
        <div className="sen-loading" role="status" aria-label={t('lists')} />
      ) : (
        <nav className="price-types" aria-label={t('lists')}>
          {groups.every((group) => group.found.length === 0) ? (
            <EmptyState text={t('noLists')} search={{ text: search, onClear: () => onSearch('') }} />
          ) : null}
          {groups.map(({ type, found, none }) => {
            if (found.length === 0 && search !== '') return null;
            const past = found.filter((list) => standingOf(list, now) === 'past');
            const live = found.filter((list) => !past.includes(list));
            return (
              <section key={type._id}>
                <h2>{type.TenLoaiGia}</h2>
                {none && search === '' ? <p className="price-none">{t('noneInForce')}</p> : null}
                {rows(live)}
                {past.length > 0 ? (
                  <details open={search !== '' || past.some((list) => list._id === state.id)}>
                    <summary>{t('past', { count: past.length })}</summary>
                    {rows(past)}
                  </details>
                ) : null}
              </section>
            );
          })}
        </nav>
      )}
    </div>
  );
}

function ListRow({ list, chosen, onOpen }: { list: PriceList; chosen: boolean; onOpen: () => void }) {
  const { t } = useTranslation('pricing');
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const standing = standingOf(list, today());
  return (
    <button
      ref={row}
      type="button"
      className="price-list"
      aria-current={chosen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className="price-list-name">
        <strong>{list.TenBangGia}</strong>
        <StateTag tone={standingTones[standing]}>{t(`standing.${standing}`)}</StateTag>
      </span>
      <span className="soft">
        <PeriodText list={list} /> · {t('items', { count: list.soDichVu })}
      </span>
    </button>
  );
}
