import { tepTraVe } from '@sen/domain/claims/sending/returnFile';
import { useLocation, useNavigate } from 'react-router';
import ImportPanel from '../../catalogue/imports/ImportPanel.tsx';
import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';

/** Refused lines from the file of the auditors: file, columns, check, import. */
export default function ReturnImport() {
  const navigate = useNavigate();
  const list = useLocation().pathname.replace(/\/nhap$/, '');
  if (!useSession().permissions.has('HO_SO_BHYT_GUI')) return <NoPermission />;
  return (
    <ImportPanel
      def={tepTraVe}
      asked={tepTraVe.name}
      opened={null}
      onBack={() => void navigate(`${list}?xem=dong-tra`)}
    />
  );
}
