import type { ProviderName } from '@accounting-site/contract/providers';

/** The companies that the words name, which are all that the contract knows, in their order. */
export const providerNamesIn = (names: Record<ProviderName, string>): ProviderName[] =>
  Object.keys(names) as ProviderName[];
