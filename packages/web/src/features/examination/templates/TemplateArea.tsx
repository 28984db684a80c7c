import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { TemplateIcon } from '../../../ui/icons.tsx';
import { useDisabled } from '../../../ui/kit/disabled.ts';
import { Input, type TextAreaProps } from '../../../ui/kit/Input.tsx';
import { listKey, moveInList, moves, OptionList } from '../../../ui/kit/options.tsx';
import { Popup } from '../../../ui/kit/Popup.tsx';
import { type Choice, choicesOf } from './choices.tsx';
import { type Asked, askedAt, joined, putInto, textToKeep } from './templateText.ts';
import { type TemplateField, useTemplates } from './useTemplates.ts';
import './templates.css';

// fetched when they are opened
const KeepTemplate = lazy(() => import('./KeepTemplate.tsx'));
const OwnTemplates = lazy(() => import('./OwnTemplates.tsx'));

type Props = TextAreaProps & { field: TemplateField };

/** A text that templates help to write: "/" and words, or the button, open the list; what was typed stays around the one that is taken. */
export function TemplateArea({ field, ...rest }: Props) {
  const { t } = useTranslation('examination');
  const off = useDisabled(rest.disabled);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const active = useRef<Choice | null>(null);
  const [line, setLine] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const [asked, setAsked] = useState<(Asked & { byButton: boolean }) | null>(null);
  const [keeping, setKeeping] = useState<string | null>(null);
  const [managing, setManaging] = useState(false);
  const { templates, loading, refetch } = useTemplates(field, wanted);
  const mayKeep = useSession().user.employee !== null;
  const area = () => box.current?.querySelector('textarea') ?? null;
  const text = String(rest.value ?? '');
  const node = area();
  const kept = node
    ? textToKeep(text, { start: node.selectionStart, end: node.selectionEnd }, asked)
    : text.trim();
  const choices = asked ? choicesOf(templates, asked.query, { kept: mayKeep ? kept : '', t }) : [];
  const open = asked !== null && !off && (choices.length > 0 || asked.byButton || loading);
  /** What the caret asks for after a key or a press. */
  const look = () => {
    const now = area();
    if (!now) return;
    const caret = now.selectionEnd;
    const bySlash = now.selectionStart === caret ? askedAt(now.value, caret) : null;
    setAsked((before) => {
      if (bySlash) return { ...bySlash, byButton: false };
      const goesOn = before?.byButton && caret >= before.from;
      return goesOn ? { ...before, query: now.value.slice(before.from, caret) } : null;
    });
  };
  const take = (choice: Choice) => {
    const now = area();
    setAsked(null);
    if (choice.act === 'keep') setKeeping(kept);
    else if (choice.act === 'manage') setManaging(true);
    else if (now && asked) {
      const to = asked.from + asked.query.length + (asked.byButton ? 0 : 1);
      putInto(now, asked.from, to, joined(now.value.slice(0, asked.from), choice.text, now.value.slice(to)));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    rest.onKeyDown?.(event);
    if (!open || event.nativeEvent.isComposing) return;
    if (moves(event.key) && choices.length > 0) {
      event.preventDefault();
      moveInList(lines.current, event.key);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setAsked(null);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active.current) {
      event.preventDefault();
      event.stopPropagation();
      take(active.current);
    }
  };
  return (
    <div ref={box} className="template-area">
      <Input.TextArea
        {...rest}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(open ? { 'aria-controls': list } : {})}
        {...(open && line ? { 'aria-activedescendant': line } : {})}
        onFocus={(event) => {
          setWanted(true);
          rest.onFocus?.(event);
        }}
        onChange={(event) => {
          rest.onChange?.(event);
          look();
        }}
        onBlur={(event) => {
          if (document.activeElement !== event.currentTarget) setAsked(null);
          rest.onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      {off ? null : (
        <button
          type="button"
          className="template-button"
          tabIndex={-1}
          aria-label={t('templates.open', { field: t(`field.${field}`) })}
          title={t('templates.hint')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const now = area();
            setWanted(true);
            now?.focus();
            setAsked(open ? null : { from: now?.selectionEnd ?? text.length, query: '', byButton: true });
          }}
        >
          <TemplateIcon />
        </button>
      )}
      {open ? (
        <Popup anchor={box} width="same" className="list" onAway={() => setAsked(null)}>
          <OptionList<Choice>
            key={listKey(asked.query, choices)}
            id={list}
            list={lines}
            options={choices}
            start={choices[0]}
            onActive={(choice, id) => {
              active.current = choice;
              setLine(id);
            }}
            onPick={take}
            isChosen={() => false}
            nothing={t(
              loading ? 'templates.loading' : templates.length === 0 ? 'templates.none' : 'templates.nothing',
            )}
          />
        </Popup>
      ) : null}
      {keeping === null ? null : (
        <Suspense fallback={null}>
          <KeepTemplate field={field} text={keeping} onSaved={refetch} onClose={() => setKeeping(null)} />
        </Suspense>
      )}
      {managing ? (
        <Suspense fallback={null}>
          <OwnTemplates
            field={field}
            templates={templates.filter((one) => one.cuaToi)}
            onRemoved={refetch}
            onClose={() => setManaging(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
