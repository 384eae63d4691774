import { readFormTerms } from '@accounting-site/content/files/form-terms';

/**
 * Links the terms and the privacy policy below a form. It is outside of the form's island, so that no page
 * sends the text twice.
 */
export function FormTerms() {
  return (
    <p className="quiet small top-4">
      {readFormTerms().map(({ text, path }) =>
        path === undefined ? (
          text
        ) : (
          <a key={path} href={path}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}
