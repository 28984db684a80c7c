import { percentText } from '../edits.ts';

type Props = { before: string | null | undefined; after: string | null | undefined };

/** The change between two prices in percent. */
export function Percent({ before, after }: Props) {
  return <PercentOf text={percentText(before, after)} />;
}

/** A change in percent: up and down by sign and colour. */
export function PercentOf({ text }: { text: string }) {
  if (text === '') return null;
  return <span className={text.startsWith('-') ? 'price-down' : 'price-up'}>{text}%</span>;
}
