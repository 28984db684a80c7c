import type { Issue } from '@sen/domain/catalogue/validate';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { BulkRow, Staff } from './bulkRows.ts';

export type LineActs = {
  choose: (id: string, on: boolean) => void;
  rename: (id: string, username: string) => void;
  openAccess: (id: string) => void;
};
type Props = {
  staff: Staff;
  row: BulkRow | undefined;
  issues: readonly Issue[] | undefined;
  /** The chosen profiles in words. */
  access: string;
  acts: LineActs;
};

/** A member of staff without an account: chosen or not, and if so under which name, with what. */
export function BulkLine({ staff, row, issues = [], access, acts }: Props) {
  const { t } = useTranslation('users');
  const name = staff.TenNhanVien;
  const faults = issues.filter((one) => one.path !== 'profiles');
  const told = `bulk-${staff._id}`;
  return (
    <>
      <Checkbox
        checked={row !== undefined}
        aria-label={t('bulk.chooseOne', { name })}
        onChange={(event) => acts.choose(staff._id, event.target.checked)}
      >
        <strong>{name}</strong>
        <small className="soft">
          {[staff.MaNhanVien, staff.TenChucVu, staff.TenPhongBan].filter(Boolean).join(' · ')}
        </small>
      </Checkbox>
      {row ? (
        <>
          <Input
            aria-label={t('bulk.usernameOf', { name })}
            aria-describedby={faults.length > 0 ? told : undefined}
            value={row.username ?? staff.proposedUsername}
            maxLength={40}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            status={faults.length > 0 ? 'error' : ''}
            onChange={(event) => acts.rename(staff._id, event.target.value)}
          />
          <Button
            className={access === '' ? 'bulk-access missing' : 'bulk-access'}
            aria-label={t('bulk.accessOf', { name, access: access || t('bulk.noProfile') })}
            onClick={() => acts.openAccess(staff._id)}
          >
            {access || t('bulk.noProfile')}
          </Button>
          {faults.length > 0 ? (
            <p id={told} className="field-fault" role="alert">
              {[...new Set(faults.map((one) => issueText(one, currentLanguage())))].join(' ')}
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}
