import { permissionsOfArea } from '@sen/domain/permissions/matrix';
import { permissions } from '@sen/domain/permissions/permissions';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { boxOf } from '../matrixRows.ts';
import { changeOf, type MatrixView } from './PermissionMatrix.tsx';

/** The matrix on a phone: the acts of an area under each other, by their own names. */
export function PermissionLines({ groups, held, before, onSet }: MatrixView) {
  const { t } = useTranslation('profiles');
  const language = currentLanguage();
  return (
    <div className="profile-lines">
      {groups.map((group) => (
        <section key={group.key}>
          <h2>{group.label}</h2>
          {group.areas.map((area) => {
            const own = permissionsOfArea(area);
            return (
              <div key={area.name} className="profile-line">
                {own.length > 1 ? (
                  <Checkbox
                    {...boxOf(own, held)}
                    aria-label={t('wholeRow', { area: area.label[language] })}
                    onChange={(event) => onSet(own, event.target.checked)}
                  >
                    <strong>{area.label[language]}</strong>
                  </Checkbox>
                ) : null}
                <ul className={own.length > 1 ? 'inner' : ''}>
                  {own.map((one) => {
                    const change = changeOf(one, held, before);
                    return (
                      <li key={one} className={change ?? ''}>
                        <Checkbox
                          checked={held.has(one)}
                          onChange={(event) => onSet([one], event.target.checked)}
                        >
                          {permissions[one][language]}
                          {change ? <em> · {t(change)}</em> : null}
                        </Checkbox>
                      </li>
                    );
                  })}
                </ul>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}
