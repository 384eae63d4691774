import styles from './ArticleGroups.module.css';

interface Listed {
  path: string;
  /** The language of its texts, where it is another one. */
  lang?: string | undefined;
  title: string;
  description: string;
  note?: string;
}

interface ArticleGroup {
  heading: string;
  text: string;
  articles: Listed[];
}

/** Articles by task or subject: the description of a group on the left, its articles on the right. */
export function ArticleGroups({ groups }: { groups: ArticleGroup[] }) {
  return (
    <div className="content page-body">
      {groups.map((group) => (
        <section key={group.heading} className={`columns ${styles.group}`}>
          <div className={styles.intro}>
            <h2 className="step-3">{group.heading}</h2>
            <p className="quiet top-2">{group.text}</p>
          </div>
          <ul className="stack gap-5">
            {group.articles.map(({ path, lang, title, description, note }) => (
              <li key={path} className="stack gap-1">
                <h3>
                  <a href={path} lang={lang} className={`together anywhere ${styles.link}`}>
                    {title}
                  </a>
                </h3>
                <p lang={lang} className="quiet small">
                  {description}
                </p>
                {note && <p className="quiet small">{note}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
