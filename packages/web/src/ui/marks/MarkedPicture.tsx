import type { DanhDau, Size } from '@sen/domain/readings/marks';
import { type ComponentProps, useState } from 'react';
import { Mark } from './Mark.tsx';
import './marks.css';

type Props = ComponentProps<'img'> & { alt: string; marks: readonly DanhDau[] };

/** A picture with what is drawn on it; where it is fitted into its place, the marks are fitted with it. */
export function MarkedPicture({ marks, alt, ...picture }: Props) {
  const [size, setSize] = useState<Size | null>(null);
  return (
    <span className="marked-picture">
      <img
        {...picture}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize(width > 0 && height > 0 ? { width, height } : null)
        }
      />
      {size && marks.length > 0 ? (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            <Mark key={at} mark={mark} size={size} />
          ))}
        </svg>
      ) : null}
    </span>
  );
}
