import { useParams } from 'react-router';
import { PatientDetail } from './PatientDetail.tsx';
import { PatientList } from './PatientList.tsx';
import './patients.css';

/** Patients: the list, or one record by its id; `moi` is a new one. */
export default function PatientScreen() {
  const { childComponentPath } = useParams();
  return childComponentPath ? (
    <PatientDetail key={childComponentPath} id={childComponentPath} />
  ) : (
    <PatientList />
  );
}
