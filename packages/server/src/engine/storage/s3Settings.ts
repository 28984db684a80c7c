import { z } from 'zod';

/** Where files lie on S3, and the key that opens the bucket. */
export type S3Settings = {
  /** Origin of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
};

/** The settings of S3 as the environment has them: all of them, or none. */
export const s3Schema = {
  SEN_S3_ENDPOINT: z
    .string()
    .refine(
      (text) => /^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text),
      'must be an address such as https://s3.example.vn, without the bucket',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  SEN_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, . and -')
    .optional(),
  SEN_S3_REGION: z.string().optional(),
  SEN_S3_KEY: z.string().optional(),
  SEN_S3_SECRET: z.string().optional(),
};

type Given = { [name in keyof typeof s3Schema]?: string | undefined };

/** Reads the settings of S3; null when none is given. Throws what `refuse` makes of a set that is not whole. */
export function readS3(given: Given, refuse: (message: string) => Error): S3Settings | null {
  const {
    SEN_S3_ENDPOINT: endpoint,
    SEN_S3_BUCKET: bucket,
    SEN_S3_REGION: region,
    SEN_S3_KEY: key,
    SEN_S3_SECRET: secret,
  } = given;
  if (endpoint && bucket && key && secret)
    return { endpoint, bucket, region: region ?? 'us-east-1', key, secret };
  if (!(endpoint || bucket || region || key || secret)) return null;
  const needed = { SEN_S3_ENDPOINT: endpoint, SEN_S3_BUCKET: bucket, SEN_S3_KEY: key, SEN_S3_SECRET: secret };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  throw refuse(`Setting ${missing.join(', ')}: missing, since other settings of S3 are given`);
}
