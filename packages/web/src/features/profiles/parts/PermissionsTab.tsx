import { areaGroups } from '@sen/domain/permissions/matrix';
import { permissions as allPermissions } from '@sen/domain/permissions/permissions';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { SearchIcon, UndoIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { ProfileForm } from '../form.ts';
import { fittingAreas, type Shown, withPermissions } from '../matrixRows.ts';
import { useProfilePath } from '../paths.ts';
import { PermissionLines } from './PermissionLines.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import '../matrix.css';

type Props = { form: ProfileForm; saved: ProfileForm; onChange: (part: Partial<ProfileForm>) => void };

/** What a profile may do, as a matrix by area and act; what differs from the saved profile is marked and counted. */
export function PermissionsTab({ form, saved, onChange }: Props) {
  const { t } = useTranslation('profiles');
  const { narrow } = useProfilePath();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const held = new Set(form.permissions);
  const before = new Set(saved.permissions);
  const changes = Object.keys(allPermissions).filter((one) => held.has(one) !== before.has(one)).length;
  const areas = fittingAreas({ text, shown, held, saved: before });
  const set = (list: readonly string[], on: boolean) =>
    onChange({ permissions: withPermissions(form.permissions, list, on) });
  const groups = Object.entries(areaGroups)
    .map(([key, label]) => ({
      key,
      label: label[currentLanguage()],
      areas: areas.filter((area) => area.group === key),
    }))
    .filter((group) => group.areas.length > 0);
  const view = { groups, areas, held, before, onSet: set };
  return (
    <div className="profile-permissions">
      <div className="profile-tools">
        <Input
          ref={search}
          type="search"
          prefix={<SearchIcon />}
          value={text}
          placeholder={t('findPermission')}
          aria-label={t('findPermission')}
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented<Shown>
          aria-label={t('shown')}
          value={shown}
          options={[
            { value: 'all', label: t('shownAll') },
            { value: 'held', label: t('shownHeld') },
            { value: 'changed', label: t('shownChanged') },
          ]}
          onChange={setShown}
        />
        <span className="profile-count" role="status">
          {t('heldOf', { held: held.size, all: Object.keys(allPermissions).length })}
          {changes > 0 ? <strong> · {t('changesCount', { count: changes })}</strong> : null}
        </span>
        {changes > 0 ? (
          <Button
            size="small"
            icon={<UndoIcon />}
            onClick={() => {
              search.current?.focus(); // this one goes
              onChange({ permissions: saved.permissions });
            }}
          >
            {t('undoChanges')}
          </Button>
        ) : null}
      </div>
      {areas.length === 0 ? (
        <EmptyState text={t('noPermissionFits')} search={{ text, onClear: () => setText('') }} />
      ) : narrow ? (
        <PermissionLines {...view} />
      ) : (
        <PermissionMatrix {...view} />
      )}
    </div>
  );
}
