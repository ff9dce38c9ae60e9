import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { getTarget, type UsingEntry } from '../find-uses';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Lists the entries that link to a page or show a dashboard. */
export const UsesPanel: PanelComponent = ({ document, model }) => {
  const canBeUsed = document && getTarget(model, document.entryId);
  const path = canBeUsed && `/content-manager/uses/${model}/${document.documentId}`;
  const { get } = useFetchClient();
  const [list, setList] = useState<{ path: string; uses: UsingEntry[] }>();
  useEffect(() => {
    if (path) get<UsingEntry[]>(path).then(({ data }) => setList({ path, uses: data }));
  }, [get, path]);
  if (!path || list?.path !== path) return null;
  const { uses } = list;
  const usesByPath = Map.groupBy(uses, (use) => use.path);
  if (usesByPath.size === 0) return { title: 'Not used in other entries', content: null };
  const title = `Used in ${usesByPath.size} ${usesByPath.size === 1 ? 'entry' : 'entries'}`;
  const items = [...usesByPath].map(([entryPath, entryUses]) => {
    const locales = [...new Set(entryUses.map(({ locale }) => locale))];
    const locale = locales.find((code) => code === document?.locale) ?? locales[0];
    const isDraft = entryUses.every(({ publishedAt }) => !publishedAt);
    return (
      <li key={entryPath}>
        <Typography>
          <Link tag={RouterLink} to={`/content-manager/${entryPath}?plugins[i18n][locale]=${locale}`}>
            {entryUses[0]?.name}
          </Link>{' '}
          {locales.map((code) => languageNames.of(code)).join(', ')}
          {isDraft && ' (draft)'}
        </Typography>
      </li>
    );
  });
  const content = (
    <Flex
      tag="ul"
      direction="column"
      alignItems="stretch"
      gap={3}
      width="100%"
      style={{ maxHeight: '15rem', overflow: 'auto' }}
    >
      {items}
    </Flex>
  );
  return { title, content };
};
