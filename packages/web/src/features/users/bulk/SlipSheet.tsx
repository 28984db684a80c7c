import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { basename } from '../../../session/basename.ts';
import { useSession } from '../../../session/useSession.ts';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { usePrintedAlone } from '../../../ui/usePrintedAlone.ts';
import { BulkHead } from './BulkHead.tsx';
import type { Made } from './useBulk.ts';

/** Slips to cut, one for each account: the passwords are known to this page alone, and gone with it. */
export function SlipSheet({ made, onBack }: { made: readonly Made[]; onBack: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const [printed, setPrinted] = useState(false);
  usePrintedAlone('prints-slips');
  const blocker = useBlocker(!printed);
  useEffect(() => {
    if (printed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [printed]);
  const print = () => {
    setPrinted(true);
    window.print();
  };
  useHotkeys([{ keys: 'Ctrl+P', label: t('bulk.print'), run: print }]);
  return (
    <div className="bulk">
      <BulkHead title={t('bulk.made', { count: made.length })} lead={t('bulk.onceText')} onBack={onBack} />
      <div className="bulk-slips">
        <Slips made={made} />
      </div>
      {createPortal(
        <div className="slips-on-paper" aria-hidden="true">
          <Slips made={made} />
        </div>,
        document.body,
      )}
      <p className="bulk-foot">
        <Button onClick={onBack}>{t('bulk.done')}</Button>
        <Button type="primary" autoFocus icon={<PrinterIcon />} onClick={print}>
          {t('bulk.print')} <kbd>Ctrl P</kbd>
        </Button>
      </p>
      <Modal
        open={blocker.state === 'blocked'}
        title={t('bulk.leaveTitle')}
        okText={t('bulk.leave')}
        cancelText={t('bulk.stay')}
        okButtonProps={{ danger: true }}
        onOk={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        <p>{t('bulk.leaveText')}</p>
      </Modal>
    </div>
  );
}

function Slips({ made }: { made: readonly Made[] }) {
  const { t } = useTranslation('users');
  const { settings } = useSession();
  const his = settings.his as { CustomerName?: string }; // the settings' own section
  const address = `${window.location.origin}${basename()}`;
  return (
    <ul className="slips" aria-label={t('bulk.slips')}>
      {made.map(({ user, password }) => (
        <li key={user._id} aria-label={user.employee?.TenNhanVien ?? user.username}>
          <small>{his.CustomerName}</small>
          <strong>{user.employee?.TenNhanVien ?? user.username}</strong>
          <small>{[user.employee?.MaNhanVien, user.employee?.TenPhongBan].filter(Boolean).join(' · ')}</small>
          <dl>
            <dt>{t('bulk.address')}</dt>
            <dd>{address}</dd>
            <dt>{t('username')}</dt>
            <dd>
              <code>{user.username}</code>
            </dd>
            <dt>{t('password')}</dt>
            <dd>
              <code>{password}</code>
            </dd>
          </dl>
          <small>{t('bulk.changeIt')}</small>
        </li>
      ))}
    </ul>
  );
}
