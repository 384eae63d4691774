import { table, words } from 'virtual:savings';
import { SavingsCalculator } from './SavingsCalculator.tsx';

/** The calculator with its results, which are loaded together with it. */
export const Savings = () => <SavingsCalculator table={table} words={words} />;
