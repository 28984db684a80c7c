import { loaiPhep, loaiVe } from '@sen/domain/evening/evening';
import { dec, sum } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { EveningComparisonFragment } from '../evening.main.gen.ts';

type Side = EveningComparisonFragment['trai'];

/** The comparisons of the day side by side: what stands on each side, and whether it is the same. */
export function Comparisons({ pheps }: { pheps: readonly EveningComparisonFragment[] }) {
  const { t } = useTranslation('evening');
  return (
    <section className="evening-equations" aria-label={t('comparisons')}>
      {pheps.map((phep) => (
        <Comparison key={phep.loai} phep={phep} />
      ))}
    </section>
  );
}

function Comparison({ phep: { loai, trai, phai, lech, khop } }: { phep: EveningComparisonFragment }) {
  const { t } = useTranslation('evening');
  return (
    <article className={khop ? 'evening-equation' : 'evening-equation differs'}>
      <h3>{loaiPhep[loai][currentLanguage()]}</h3>
      <Sides side={trai} />
      <Sides side={phai} />
      <p className="evening-result">
        {khop ? (
          <>
            <CheckIcon /> {t('same')}
          </>
        ) : (
          <>
            {t('difference')} <Money value={dec(lech).abs().toFixed(2)} strong />
          </>
        )}
      </p>
    </article>
  );
}

/** One side: its sum, and what it is made of where that is more than one thing. */
function Sides({ side }: { side: Side }) {
  const language = currentLanguage();
  const some = side.filter(({ SoTien }) => !dec(SoTien).eq(0));
  const shown = some.length > 0 ? some : side.slice(0, 1);
  return (
    <dl>
      {shown.map(({ loai, SoTien }) => (
        <div key={loai}>
          <dt>{loaiVe[loai][language]}</dt>
          <dd>
            <Money value={SoTien} strong={shown.length === 1} />
          </dd>
        </div>
      ))}
      {shown.length > 1 ? (
        <div className="evening-sum">
          <dt />
          <dd>
            <Money value={sum(shown.map(({ SoTien }) => SoTien)).toFixed(2)} strong />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
