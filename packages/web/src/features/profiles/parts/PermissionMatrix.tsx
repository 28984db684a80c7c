import { type Act, type AreaRow, acts, permissionsOfArea } from '@sen/domain/permissions/matrix';
import { permissions } from '@sen/domain/permissions/permissions';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { boxOf, permissionsOfAct } from '../matrixRows.ts';

export type MatrixView = {
  groups: ReadonlyArray<{ key: string; label: string; areas: readonly AreaRow[] }>;
  /** All areas that are shown. */
  areas: readonly AreaRow[];
  held: ReadonlySet<string>;
  before: ReadonlySet<string>;
  onSet: (list: readonly string[], on: boolean) => void;
};

const columns = Object.keys(acts) as Act[]; // the keys of acts

/** Rows are areas, columns acts; the box of a row or a column speaks for all that is shown of it. */
export function PermissionMatrix({ groups, areas, held, before, onSet }: MatrixView) {
  const { t } = useTranslation('profiles');
  const language = currentLanguage();
  return (
    <table className="profile-matrix">
      <thead>
        <tr>
          <th scope="col">{t('area')}</th>
          {columns.map((act) => {
            const list = permissionsOfAct(areas, act);
            return (
              <th key={act} scope="col">
                <Checkbox
                  {...boxOf(list, held)}
                  disabled={list.length === 0}
                  aria-label={t('wholeColumn', { act: acts[act][language] })}
                  onChange={(event) => onSet(list, event.target.checked)}
                />
                <span>{acts[act][language]}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.key}>
            <tr className="profile-matrix-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.label}
              </th>
            </tr>
            {group.areas.map((area) => {
              const own = permissionsOfArea(area);
              return (
                <tr key={area.name}>
                  <th scope="row">
                    <Checkbox
                      {...boxOf(own, held)}
                      aria-label={t('wholeRow', { area: area.label[language] })}
                      onChange={(event) => onSet(own, event.target.checked)}
                    >
                      {area.label[language]}
                    </Checkbox>
                  </th>
                  {columns.map((act) => {
                    const one = area.acts[act];
                    if (!one) return <td key={act} />;
                    const change = changeOf(one, held, before);
                    const label = permissions[one][language];
                    return (
                      <td key={act} className={change ?? ''} title={label}>
                        <Checkbox
                          checked={held.has(one)}
                          aria-label={change ? `${label} (${t(change)})` : label}
                          onChange={(event) => onSet([one], event.target.checked)}
                        />
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** How a permission differs from the saved profile: given, taken, or not at all. */
export function changeOf(
  one: string,
  held: ReadonlySet<string>,
  before: ReadonlySet<string>,
): 'given' | 'taken' | null {
  if (held.has(one) === before.has(one)) return null;
  return held.has(one) ? 'given' : 'taken';
}
