import type { ProviderName } from '@accounting-site/contract/providers';

/** The providers in the order of their texts. The contract knows no others. */
export const providerNamesIn = (names: Record<ProviderName, string>): ProviderName[] =>
  Object.keys(names) as ProviderName[];
