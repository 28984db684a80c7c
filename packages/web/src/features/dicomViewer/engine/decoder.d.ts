declare module 'sen-decoders' {
  type Values = Uint8Array | Uint16Array;
  type Frame = { bitsAllocated: number; columns?: number; rows?: number; pixelRepresentation?: number };
  type ByBytes = (bytes: Uint8Array, options: object) => Promise<unknown>;
  type ByFrame = (frame: Frame, bytes: Uint8Array) => Promise<{ pixelData: Values }>;
  /** The decoders of `@cornerstonejs/dicom-image-loader`, without what shows pictures. */
  export const decoders: Record<'JPEGBaseline8Bit' | 'JPEGLS' | 'JPEG2000' | 'HTJ2K', ByBytes> &
    Record<'JPEGBaseline12Bit' | 'JPEGLossless', ByFrame>;
}
