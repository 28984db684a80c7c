import { benhNhanDef } from '@sen/domain/reception/benhNhan';
import { useLocation, useNavigate } from 'react-router';
import ImportPanel from '../../catalogue/imports/ImportPanel.tsx';
import { useSession } from '../../session/useSession.ts';
import { NoPermission } from '../../ui/states.tsx';
import { ResemblingLines } from './parts/ResemblingLines.tsx';

/** Patients from a file: file, columns, check with what is to be decided, import. */
export default function PatientImport() {
  const navigate = useNavigate();
  const base = useLocation().pathname.startsWith('/m/') ? '/m/benh-nhan' : '/benh-nhan';
  if (!useSession().permissions.has('BENH_NHAN_NHAP')) return <NoPermission />;
  return (
    <ImportPanel
      def={benhNhanDef}
      asked="BenhNhan"
      opened={null}
      onBack={() => void navigate(base)}
      beside={(run) => <ResemblingLines key={`${run._id} ${run.report?.seconds}`} id={run._id} />}
    />
  );
}
