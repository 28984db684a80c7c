import { useTranslation } from 'react-i18next';
import type { ListTools } from '../../lists/listDef.ts';
import { Money } from '../../ui/Money.tsx';
import { AgeStrip } from './AgeStrip.tsx';
import type { ReceivablesQuery } from './receivables.main.gen.ts';

const steps = [
  ['DauKy', ''],
  ['PhatSinh', '+'],
  ['DaThu', '−'],
  ['DaXoa', '−'],
  ['DaGiam', '−'],
  ['CuoiKy', '='],
] as const;

/** What all debtors together owed before, what moved it, what is left, and how old that is. */
export function PeriodSums({ found }: ListTools<ReceivablesQuery['phaiThu']>) {
  const { t } = useTranslation('debts');
  if (!found) return null;
  const { tong } = found;
  return (
    <>
      <dl className="debt-period">
        {steps.map(([key, sign]) => (
          <div key={key} className={key === 'CuoiKy' ? 'left' : ''}>
            <dt>
              {sign ? <span aria-hidden>{sign} </span> : null}
              {t(`sum.${key}`)}
            </dt>
            <dd>
              <Money value={tong[key]} strong={key === 'CuoiKy'} />
            </dd>
          </div>
        ))}
      </dl>
      <AgeStrip sums={tong} />
    </>
  );
}
