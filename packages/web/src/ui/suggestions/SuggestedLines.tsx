import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, WarningIcon } from '../icons.tsx';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/choices.tsx';
import type { SuggestedLine, Suggestion } from './suggestions.ts';

type Props = {
  suggestion: Suggestion;
  ticked: ReadonlySet<string>;
  judging: boolean;
  onTick: (keys: ReadonlySet<string>) => void;
  onEnter: () => void;
  /** Removes it, where it is the user's own. */
  onRemove: (() => void) | undefined;
  children?: ReactNode;
};

/** The lines of a suggestion with their ticks, and what is told of each. */
export function SuggestedLines({ suggestion, ticked, judging, onTick, onEnter, onRemove, children }: Props) {
  const { t } = useTranslation();
  const { lines, gone = [] } = suggestion;
  const all = lines.every((line) => ticked.has(line.key));
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    onTick(next);
  };
  return (
    <section className="suggest-lines" aria-label={suggestion.label} aria-busy={judging}>
      <header>
        <strong>{suggestion.label}</strong>
        {lines.length > 1 ? (
          <Button
            type="link"
            size="small"
            onClick={() => onTick(new Set(all ? [] : lines.map((line) => line.key)))}
          >
            {t(all ? 'suggest.tickNone' : 'suggest.tickAll')}
          </Button>
        ) : null}
        {onRemove ? (
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteIcon />}
            aria-label={t('suggest.removeOwn', { name: suggestion.label })}
            onClick={onRemove}
          />
        ) : null}
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <Checkbox
              checked={ticked.has(line.key)}
              onChange={() => toggle(line.key)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onEnter();
              }}
            >
              <span className="suggest-line">
                <span>{line.label}</span>
                {line.more ? <span className="suggest-more">{line.more}</span> : null}
                <Told line={line} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {gone.length > 0 ? <p className="soft">{t('suggest.goneOf', { names: gone.join(', ') })}</p> : null}
      {children}
    </section>
  );
}

function Told({ line }: { line: SuggestedLine }) {
  return (line.told ?? []).map(({ text, grave }) => (
    <small key={text} className={grave ? 'suggest-told grave' : 'suggest-told'}>
      {grave ? <WarningIcon /> : null} {text}
    </small>
  ));
}
