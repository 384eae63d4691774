import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Accepted findings, each with the reason. */
const known: { directive: string; value: string; severity: Severity; reason: string }[] = [
  {
    directive: 'script-src',
    value: "'self'",
    severity: Severity.MEDIUM_MAYBE,
    reason:
      'The only scripts of this origin are files of the build: no one can upload one, and no endpoint echoes its input (JSONP).',
  },
];

/** The findings of Google's CSP Evaluator for a policy, except the accepted ones. */
export function findPolicyFaults(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(
      ({ directive, value, severity }) =>
        !known.some(
          (each) => each.directive === directive && each.value === value && each.severity === severity,
        ),
    )
    .map(
      ({ severity, directive, value, description }) =>
        `${Severity[severity]}: ${directive} ${value ?? ''} ${description}`,
    );
}
