import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './results.css';

export type Flag = 'L' | 'H' | 'LL' | 'HH' | 'N';
const arrows: Record<Flag, string> = { LL: '⇊', L: '↓', N: '', H: '↑', HH: '⇈' };

/** A value with the arrow and colour of where it stands beside the normal range; the words are read aloud. */
export function ResultFlag({ flag, children }: { flag: Flag | null; children?: ReactNode }) {
  const { t } = useTranslation();
  if (flag === null || flag === 'N') return <span>{children}</span>;
  return (
    <span className={`result-flag result-${flag}`}>
      {children}{' '}
      <span role="img" aria-label={t(`flag.${flag}`)} title={t(`flag.${flag}`)}>
        {arrows[flag]}
      </span>
    </span>
  );
}
