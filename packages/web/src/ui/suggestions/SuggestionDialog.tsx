import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Modal } from '../kit/Dialog.tsx';
import { Input } from '../kit/Input.tsx';
import { Loading } from '../Loading.tsx';
import { EmptyState, ErrorState } from '../states.tsx';
import { SuggestedLines } from './SuggestedLines.tsx';
import { inGroups, type Suggestion, suggestionsOf, tickedAtFirst } from './suggestions.ts';
import './suggestions.css';

type Props = {
  title: string;
  suggestions: readonly Suggestion[];
  /** The one that is shown first; the first of all without it. */
  first?: string | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  /** What to do to have suggestions here. */
  empty: string;
  /** Told the key of the one that is shown: what speaks against its lines may be asked then. */
  onShow?: (key: string) => void;
  /** It is being found out what speaks against the lines. */
  judging?: boolean;
  /** Below the lines of the one that is shown. */
  more?: (shown: Suggestion) => ReactNode;
  /** Removes an own one. */
  onRemove: (shown: Suggestion) => void;
  onAdd: (shown: Suggestion, keys: ReadonlySet<string>) => void;
  onClose: () => void;
};

/**
 * Offers lines to be added, by what they come from: arrows or a search choose where from, ticks what, Enter adds. What is not needed
 * or cannot be had is told at its line.
 */
export function SuggestionDialog(props: Props) {
  const { t } = useTranslation();
  const narrow = useLocation().pathname.startsWith('/m/');
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(props.first ?? null);
  const [ticks, setTicks] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const found = suggestionsOf(props.suggestions, search);
  const shown = found.find((one) => one.key === chosen) ?? found[0] ?? null;
  const ticked = shown ? (ticks.get(shown.key) ?? tickedAtFirst(shown)) : new Set<string>();
  const { onShow } = props;
  const key = shown?.key ?? null;
  useEffect(() => {
    if (key !== null) onShow?.(key);
  }, [key, onShow]);
  const add = () => {
    if (shown && ticked.size > 0 && !props.judging) props.onAdd(shown, ticked);
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current
      ?.querySelector<HTMLElement>('[role="option"][aria-selected="true"], [role="option"]')
      ?.focus();
  };
  const content = props.error ? (
    <ErrorState error={props.error} onRetry={props.onRetry} />
  ) : props.suggestions.length === 0 && !props.loading ? (
    <EmptyState text={props.empty} />
  ) : (
    <div className="suggest">
      <div className="suggest-from">
        <Input
          aria-label={t('suggest.search')}
          placeholder={t('suggest.search')}
          value={search}
          // on a phone the keys would cover the list
          autoFocus={!narrow}
          onChange={(event) => {
            setSearch(event.target.value);
            setChosen(suggestionsOf(props.suggestions, event.target.value)[0]?.key ?? null);
          }}
          onKeyDown={onSearchKey}
          onPressEnter={add}
        />
        {props.loading ? <Loading /> : null}
        {found.length === 0 && !props.loading ? <p className="soft">{t('nothingFound')}</p> : null}
        <ListBox
          ref={list}
          className="suggest-list"
          aria-label={props.title}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={shown ? [shown.key] : []}
          onSelectionChange={(keys) => {
            const [next] = keys;
            if (next !== undefined) setChosen(String(next));
          }}
          onAction={add}
        >
          {inGroups(found).map(([group, members]) => (
            <ListBoxSection key={group} id={`group ${group}`}>
              <Header className="option-group">{group}</Header>
              {members.map((one) => (
                <ListBoxItem key={one.key} id={one.key} textValue={one.label} className="suggest-option">
                  <span>{one.label}</span>
                  {one.note ? <small className="soft">{one.note}</small> : null}
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </div>
      {shown ? (
        <SuggestedLines
          suggestion={shown}
          ticked={ticked}
          judging={props.judging ?? false}
          onTick={(keys) => setTicks(new Map(ticks).set(shown.key, keys))}
          onEnter={add}
          onRemove={shown.ownId === undefined ? undefined : () => props.onRemove(shown)}
        >
          {props.more?.(shown)}
        </SuggestedLines>
      ) : null}
    </div>
  );
  return (
    <Modal
      open
      width={920}
      title={props.title}
      okText={t('suggest.add', { count: ticked.size })}
      okButtonProps={{ disabled: ticked.size === 0 || (props.judging ?? false) }}
      onOk={add}
      onCancel={props.onClose}
    >
      {content}
    </Modal>
  );
}
