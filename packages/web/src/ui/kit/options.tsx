import { type ComponentProps, type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import { TickIcon } from '../icons.tsx';

export type Option<V = string> = {
  value: V;
  label?: ReactNode;
  disabled?: boolean;
  /** The heading over it and its neighbours of the same group. */
  group?: string;
};

type ListProps<O extends Option<unknown>> = {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  options: readonly O[];
  /** The line that is active at first. */
  start: O | undefined;
  /** The active line, and the id of its element; null when there is none. */
  onActive: (option: O | null, line: string | null) => void;
  onPick: (option: O) => void;
  isChosen: (option: O) => boolean;
  many?: boolean;
  render?: ((option: O) => ReactNode) | undefined;
  /** Instead of options. */
  nothing?: ReactNode;
};

/** From here on only the lines that are seen are drawn. */
const long = 80;
const sizes = { estimatedRowSize: 30, estimatedHeadingSize: 26 };
/** The focus stays in the field, which names the active line; a press takes a line, a tick is the field's say. */
const ofField = { shouldUseVirtualFocus: true, UNSTABLE_itemBehavior: 'action' };

/** The list that a field opens. Draw it with another `key` when its lines are others, so that its first line is active. */
export function OptionList<O extends Option<unknown>>(props: ListProps<O>) {
  const { options, start, onActive } = props;
  const { t } = useTranslation();
  const found = (key: unknown) => options.find((one) => keyOf(one) === key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn
  useLayoutEffect(() => {
    onActive(start ?? null, null);
    return () => onActive(null, null);
  }, []);
  const line = (option: O) => {
    const chosen = props.isChosen(option);
    return (
      <ListBoxItem
        key={keyOf(option)}
        id={keyOf(option)}
        textValue={typeof option.label === 'string' ? option.label : keyOf(option)}
        isDisabled={option.disabled ?? false}
        render={(dom, { isFocused }) => (
          <Line
            // no line is a link
            dom={dom as ComponentProps<'div'>}
            active={isFocused}
            chosen={chosen}
            onActive={(id) => onActive(option, id)}
          />
        )}
      >
        <span>{props.render ? props.render(option) : option.label}</span>
        {chosen && props.many ? <TickIcon /> : null}
      </ListBoxItem>
    );
  };
  const isLong = options.length > long;
  const list = (
    <ListBox
      {...ofField}
      ref={props.list}
      id={props.id}
      className={isLong ? 'long' : ''}
      aria-label={t('choices')}
      render={(dom) => (
        <div
          {...dom}
          tabIndex={-1}
          aria-multiselectable={props.many || undefined}
          // the screen has heard the key in the field
          onKeyDown={(event) => {
            dom.onKeyDown?.(event);
            event.stopPropagation();
          }}
        />
      )}
      // it makes the selected line active at first; which ones are chosen is drawn by each line
      selectionMode="single"
      selectedKeys={start ? [keyOf(start)] : []}
      autoFocus={start ? 'first' : false}
      shouldFocusOnHover
      shouldFocusWrap
      onAction={(key) => {
        const option = found(key);
        if (option) props.onPick(option);
      }}
    >
      {inGroups(options).map(({ group, members }) =>
        group === undefined ? (
          members.map(line)
        ) : (
          <ListBoxSection key={group} id={`group ${group}`}>
            <Header className="option-group">{group}</Header>
            {members.map(line)}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
  return (
    <>
      {options.length === 0 ? <div className="options-none">{props.nothing}</div> : null}
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={sizes}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </>
  );
}

type LineProps = {
  dom: ComponentProps<'div'>;
  active: boolean;
  chosen: boolean;
  onActive: (id: string) => void;
};

function Line({ dom, active, chosen, onActive }: LineProps) {
  const { id = '' } = dom;
  useEffect(() => {
    if (active) onActive(id);
  });
  return <div {...dom} className={active ? 'option active' : 'option'} aria-selected={chosen} />;
}

/** Gives a key that moves in the list to it. */
export function moveInList(list: HTMLElement | null, key: string): void {
  const says = { bubbles: true, cancelable: true };
  // as react-aria's own fields do it: the list has the focus in the eyes of its lines
  list?.dispatchEvent(new CustomEvent('react-aria-focus', { ...says, detail: {} }));
  list?.dispatchEvent(new KeyboardEvent('keydown', { ...says, key }));
}

/** Whether a key moves in a list. */
export function moves(key: string): boolean {
  return ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].includes(key);
}

/** What a line is known by. */
export function keyOf(option: Option<unknown>): string {
  return String(option.value);
}

/** What a list is drawn anew for: other lines, or another text. */
export function listKey(text: string, options: ReadonlyArray<Option<unknown>>): string {
  return `${text} ${options.map(keyOf).join()}`;
}

function inGroups<O extends Option<unknown>>(options: readonly O[]) {
  const groups: Array<{ group: string | undefined; members: O[] }> = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
