import type { ResolutionPartProps } from '../../ui/feature.ts';
import { PaperPart } from '../papers/PaperPart.tsx';
import { transfer } from './transferPaper.tsx';

const begun = { act: 'lapChuyenVien', exists: 'TRANSFER_EXISTS' };

/** The transfer of a session whose resolution is one. */
export default function TransferPart(props: ResolutionPartProps) {
  return <PaperPart paper={transfer} begun={begun} {...props} />;
}
