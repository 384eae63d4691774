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
      'Scripts of this origin are files of the build alone: nobody can upload one, and no call answers with what was asked (JSONP).',
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
