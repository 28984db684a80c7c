import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { EntryFormProps } from './useEntryForm.ts';

type EntryPageComponent = LazyExoticComponent<ComponentType<EntryFormProps>>;

/** Catalogues whose entries have a page of their own; the entries of the others open in a drawer. */
export const entryPages: Readonly<Record<string, EntryPageComponent>> = {
  DM_DichVu: lazy(() => import('../service/ServicePage.tsx')),
  GoiDichVu: lazy(() => import('../package/PackagePage.tsx')),
  LieuTrinh: lazy(() => import('../course/CoursePage.tsx')),
  NhanVien: lazy(() => import('../staff/StaffPage.tsx')),
  ToaThuocMau: lazy(() => import('../samplePrescription/SamplePrescriptionPage.tsx')),
};
