import { useParams } from 'react-router';
import { DuplicateList } from './DuplicateList.tsx';
import { PatientDetail } from './PatientDetail.tsx';
import { PatientList } from './PatientList.tsx';
import './patients.css';

/** Patients: the list, or one record by its id; `moi` is a new one, `trung` the likely duplicates. */
export default function PatientScreen() {
  const { childComponentPath } = useParams();
  if (childComponentPath === 'trung') return <DuplicateList />;
  return childComponentPath ? (
    <PatientDetail key={childComponentPath} id={childComponentPath} />
  ) : (
    <PatientList />
  );
}
