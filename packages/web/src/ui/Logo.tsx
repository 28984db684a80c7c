import { useState } from 'react';

/** The logo of the facility whose address this is; the lotus of Sen where it has none, and without the server. */
export function Logo({ size = 24 }: { size?: number }) {
  const [own, setOwn] = useState(true);
  const style = { verticalAlign: 'middle', flex: 'none', objectFit: 'contain' } as const;
  if (own)
    return (
      <img src="/api/logo" alt="" width={size} height={size} style={style} onError={() => setOwn(false)} />
    );
  return <Lotus size={size} />;
}

/** The lotus of Sen. */
function Lotus({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      style={{ verticalAlign: 'middle', flex: 'none' }}
    >
      <rect width="32" height="32" rx="7" fill="#0f766e" />
      <path
        d="M16 6c3.2 3.4 4.6 6.7 4.6 10S19 22.3 16 25c-3-2.700-4.600-5.700-4.600-9S12.800 9.400 16 6Z"
        fill="#fff"
      />
      <path
        d="M7 13c4 .4 6.600 2.400 8 6-1.800 3-4.500 4.300-8 4-1.300-3.400-1.300-6.700 0-10Zm18 0c-4 .4-6.600 2.400-8 6 1.800 3 4.500 4.300 8 4 1.300-3.400 1.300-6.700 0-10Z"
        fill="#99f6e4"
        opacity=".85"
      />
    </svg>
  );
}
