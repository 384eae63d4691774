import type { z } from 'zod';

/** The schema with which each file was read last, by its path below content/. */
export const fileSchemas = new Map<string, z.ZodType>();
