import type { ReasonedAct } from '@sen/domain/acts/reasonedActs';
import { useTranslation } from 'react-i18next';
import { withReason } from './pickedReason.ts';
import { useReasons } from './useReasons.ts';

type Props = {
  /** What the reason is for: it says which ones the catalogue offers. */
  act: ReasonedAct;
  /** Which of the kinds of an act that carries several reasons. */
  at?: number;
  /** The field that the words go to: it has the cursor afterwards. */
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** What is suggested where the catalogue has no kind for it. */
  suggested?: readonly string[];
};

const none: readonly string[] = [];

/** The reasons of the catalogue for an act, one press each. */
export function ReasonChips({ act, at = 0, id, value, onChange, suggested = none }: Props) {
  const { t } = useTranslation();
  const listed = useReasons(act, at)?.flatMap(({ TenLyDo }) => TenLyDo ?? []) ?? none;
  const offered = listed.length > 0 ? listed : suggested;
  if (offered.length === 0) return null;
  return (
    <fieldset className="reason-chips" aria-label={t('usualReasons')}>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className="chip"
          aria-pressed={value === one || value.startsWith(`${one}: `)}
          onClick={() => {
            onChange(withReason(offered, value, one));
            document.getElementById(id)?.focus();
          }}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
