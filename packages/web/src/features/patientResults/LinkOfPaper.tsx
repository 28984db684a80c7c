import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { PrintActProps } from '../../ui/feature.ts';
import ResultLinkButton from './ResultLinkButton.tsx';

const papersOfResults = new Set([...orderKinds.values()].map(({ printForm }) => printForm));

/** Below the preview of a result's paper: the patient's link to it. */
export default function LinkOfPaper({ form, id }: PrintActProps) {
  return papersOfResults.has(form) ? <ResultLinkButton id={id} /> : null;
}
