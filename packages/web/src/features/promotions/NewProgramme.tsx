import type { BegunProps } from '../../lists/listDef.ts';
import { ProgrammeForm } from './ProgrammeForm.tsx';

/** A new programme, begun from the list. */
export default function NewProgramme({ onDone, onClose }: BegunProps) {
  return <ProgrammeForm record={null} onDone={onDone} onClose={onClose} />;
}
