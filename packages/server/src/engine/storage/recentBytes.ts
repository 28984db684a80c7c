/** Bytes that this node keeps, and the most that one file may have: a logo, a signature, a picture whose frames are asked one by one. */
const keptMost = 64 * 1024 * 1024;
const oneMost = 32 * 1024 * 1024;

/** What was fetched lately, by its hash, so that it never is out of date. */
export function recentBytes(): {
  get: (sha256: string) => Buffer | null;
  keep: (sha256: string, bytes: Buffer) => void;
} {
  const kept = new Map<string, Buffer>();
  let size = 0;
  const drop = (sha256: string) => {
    size -= kept.get(sha256)?.length ?? 0;
    kept.delete(sha256);
  };
  return {
    get: (sha256) => {
      const bytes = kept.get(sha256);
      if (!bytes) return null;
      kept.delete(sha256);
      kept.set(sha256, bytes); // the first of a map is the one that nobody asked for longest
      return bytes;
    },
    keep: (sha256, bytes) => {
      if (bytes.length > oneMost) return;
      drop(sha256);
      kept.set(sha256, bytes);
      size += bytes.length;
      for (const first of kept.keys()) {
        if (size <= keptMost) break;
        drop(first);
      }
    },
  };
}
