/** A label with what stands behind it. */
export function Words({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) {
  return (
    <p className="results-words">
      <span>{label}</span>
      {strong ? <strong>{text}</strong> : text}
    </p>
  );
}
