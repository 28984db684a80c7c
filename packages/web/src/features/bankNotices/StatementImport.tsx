import { saoKe } from '@sen/domain/bankNotices/statement';
import { useLocation, useNavigate } from 'react-router';
import ImportPanel from '../../catalogue/imports/ImportPanel.tsx';
import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';

/** Transfers from the statement file of a bank: file, columns, check, import. */
export default function StatementImport() {
  const navigate = useNavigate();
  const list = useLocation().pathname.replace(/\/nhap$/, '');
  if (!useSession().permissions.has('SAO_KE_NHAP')) return <NoPermission />;
  return <ImportPanel def={saoKe} asked={saoKe.name} opened={null} onBack={() => void navigate(list)} />;
}
