import type { ChartOfPatient, DoseOnChart, DrugOnChart } from './chart.ts';
import type { ThucHienThuocRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LieuThuoc: DoseOnChart;
  NguoiBenhDungThuoc: ChartOfPatient;
  ThucHienThuoc: ThucHienThuocRow;
  ThuocTrenPhieu: DrugOnChart;
};
