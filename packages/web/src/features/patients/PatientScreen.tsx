import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import { PatientDetail } from './PatientDetail.tsx';
import { PatientList } from './PatientList.tsx';
import './patients.css';

const PatientImport = lazy(() => import('./PatientImport.tsx'));
const DuplicateList = lazy(() => import('./DuplicateList.tsx'));

/** Patients: the list, or one record by its id; `moi` is a new one, `trung` the likely duplicates, `nhap` the import of a file. */
export default function PatientScreen() {
  const { childComponentPath } = useParams();
  if (childComponentPath === 'trung')
    return (
      <Suspense fallback={<Loading />}>
        <DuplicateList />
      </Suspense>
    );
  if (childComponentPath === 'nhap')
    return (
      <Suspense fallback={<Loading />}>
        <PatientImport />
      </Suspense>
    );
  return childComponentPath ? (
    <PatientDetail key={childComponentPath} id={childComponentPath} />
  ) : (
    <PatientList />
  );
}
