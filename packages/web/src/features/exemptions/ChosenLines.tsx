import type { Issue } from '@sen/domain/catalogue/validate';
import { owedOf } from '@sen/domain/exemptions/grants';
import { dec } from '@sen/domain/money/decimal';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import type { DecimalInputProps } from '../../ui/DecimalInput.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Money } from '../../ui/Money.tsx';
import { issueText } from '../../ui/useIssues.ts';
import type { AskValues } from './askValues.ts';
import type { AskedBill } from './useAskForm.ts';

type Props = {
  lines: AskedBill['dongs'];
  chosen: AskValues['dongs'];
  issues: readonly Issue[];
  /** How a share is typed: percent or dong. */
  input: { Share: ComponentType<DecimalInputProps>; suffix: string };
  idOf: (path: string) => string;
  onChange: (chosen: AskValues['dongs']) => void;
};

/** The services of a bill with something owed: those that are ticked have a share each. */
export function ChosenLines({ lines, chosen, issues, input: { Share, suffix }, idOf, onChange }: Props) {
  const { t } = useTranslation('exemptions');
  const issueOf = (path: string) => issues.find((issue) => issue.path === path);
  const none = issueOf('dongs');
  const tick = (id: string, on: boolean) => {
    const { [id]: _before, ...others } = chosen;
    onChange(on ? { ...others, [id]: suffix === '%' ? '100' : null } : others);
  };
  return (
    <ul className="exemption-choice" aria-label={t('lines')} id={idOf('dongs')} tabIndex={-1}>
      {none ? (
        <li>
          <small className="bill-warning" role="alert">
            {t('chooseService')}
          </small>
        </li>
      ) : null}
      {lines
        .filter((line) => dec(owedOf(line)).gt(0))
        .map((line) => {
          const path = `dong-${line._id}`;
          const wrong = issueOf(path);
          return (
            <li key={line._id}>
              <Checkbox
                checked={line._id in chosen}
                onChange={(event) => tick(line._id, event.target.checked)}
              >
                {line.TenDichVu}
              </Checkbox>
              <Money value={owedOf(line)} />
              {line._id in chosen ? (
                <Share
                  id={idOf(path)}
                  aria-label={t('shareOf', { name: line.TenDichVu })}
                  suffix={suffix}
                  status={wrong ? 'error' : ''}
                  value={chosen[line._id] ?? null}
                  onChange={(typed) => onChange({ ...chosen, [line._id]: typed })}
                />
              ) : null}
              {wrong ? (
                <small className="bill-warning" role="alert">
                  {issueText(wrong, currentLanguage())}
                </small>
              ) : null}
            </li>
          );
        })}
    </ul>
  );
}
