import { LyDo } from '@sen/domain/catalogues/LyDo';
import type { TFunction } from 'i18next';
import type { ListTools } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import type { GivenReasonsQuery } from './reasons.main.gen.ts';
import './reasons.css';

export type GivenReasons = GivenReasonsQuery['lyDoDaNeus'];
type Kind = GivenReasons['data'][number]['loai'];

/** So many of the most frequent ones stand above the list. */
const mostShown = 5;

/** The reasons that were given most often. */
export function MostGiven({ t, found }: ListTools<GivenReasons>) {
  if (!found || found.tongs.length === 0) return null;
  return (
    <section aria-label={t('most')} className="reasons-most">
      <h2>{t('most')}</h2>
      <ul>
        {found.tongs.slice(0, mostShown).map((one) => (
          <li key={`${one.loai} ${one.ten}`}>
            <strong>{t('times', { count: one.soLan })}</strong> {one.ten ?? t('own')}
            <small className="soft">
              {kindText(t, one.loai)} · {t('people', { count: one.soNguoi })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kind of a reason in words. */
export const kindText = (t: TFunction, kind: Kind) =>
  kind ? LyDo.fields.LoaiLyDo.values[kind][currentLanguage()] : t('otherKind');
