/** What Sen uses of dcmjs, which brings no types. */
declare module 'dcmjs' {
  /** An element by its tag, as DICOM's JSON says it. */
  export type Element = {
    vr: string;
    Value?: unknown[];
    InlineBinary?: string;
    BulkDataURI?: string;
    /** The value before it was read, one text or several. */
    _rawValue?: unknown;
  };
  export type Dictionary = Record<string, Element>;
  const dcmjs: {
    log: { setLevel: (level: string) => void };
    data: {
      DicomMessage: {
        readFile: (
          bytes: ArrayBuffer,
          options?: { ignoreErrors?: boolean; untilTag?: string; includeUntilTagValue?: boolean },
        ) => { meta: Dictionary; dict: Dictionary };
      };
      DicomDict: new (meta: Dictionary) => { dict: Dictionary; write: () => ArrayBuffer };
      DicomMetaDictionary: {
        naturalizeDataset: (dictionary: Dictionary) => Record<string, unknown>;
        denaturalizeDataset: (elements: Record<string, unknown>) => Dictionary;
        uid: () => string;
      };
    };
  };
  export default dcmjs;
}
