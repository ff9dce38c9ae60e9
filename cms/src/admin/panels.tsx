import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { getTarget, type UsingEntry } from '../find-uses';

interface Version {
  id: number;
  createdAt: string;
  author: string;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Requests a list from the CMS, again after each change of `revision`. Undefined without a path and until it is there. */
const useList = <T,>(path: string | undefined, revision = ''): T[] | undefined => {
  const { get } = useFetchClient();
  const [list, setList] = useState<{ key: string; items: T[] }>();
  const key = `${path} ${revision}`;
  useEffect(() => {
    if (path) get<T[]>(path).then(({ data }) => setList({ key, items: data }));
  }, [get, path, key]);
  return list?.key === key ? list.items : undefined;
};

const List = ({ children }: { children: ReactNode }) => (
  <Flex
    tag="ul"
    direction="column"
    alignItems="stretch"
    gap={3}
    width="100%"
    style={{ maxHeight: '15rem', overflow: 'auto' }}
  >
    {children}
  </Flex>
);

/** Lists the entries that link to a page or show a dashboard. */
export const UsesPanel: PanelComponent = ({ document, model }) => {
  const canBeUsed = document && getTarget(model, document.entryId);
  const uses = useList<UsingEntry>(canBeUsed && `/content-manager/uses/${model}/${document.documentId}`);
  if (!uses) return null;
  const usesByPath = Map.groupBy(uses, ({ path }) => path);
  if (usesByPath.size === 0) return { title: 'Not used in other entries', content: null };
  const title = `Used in ${usesByPath.size} ${usesByPath.size === 1 ? 'entry' : 'entries'}`;
  const items = [...usesByPath].map(([path, entryUses]) => {
    const locales = [...new Set(entryUses.map(({ locale }) => locale))];
    const locale = locales.find((code) => code === document?.locale) ?? locales[0];
    const isDraft = entryUses.every(({ publishedAt }) => !publishedAt);
    return (
      <li key={path}>
        <Typography>
          <Link tag={RouterLink} to={`/content-manager/${path}?plugins[i18n][locale]=${locale}`}>
            {entryUses[0]?.name}
          </Link>{' '}
          {locales.map((code) => languageNames.of(code)).join(', ')}
          {isDraft && ' (draft)'}
        </Typography>
      </li>
    );
  });
  return { title, content: <List>{items}</List> };
};

/** Lists the versions of an entry that were published in its language, and restores them as its draft. */
export const VersionsPanel: PanelComponent = ({ document, model }) => {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const versions = useList<Version>(
    document && `/content-manager/versions/${model}/${document.documentId}/${document.locale}`,
    `${document?.updatedAt} ${document?.status}`,
  );
  if (!versions || versions.length === 0) return null;
  const restore = async ({ id }: Version) => {
    if (!window.confirm('This replaces the draft with the earlier version. It does not publish anything.')) return;
    await post(`/content-manager/versions/${id}/restore`).then(
      () => window.location.reload(),
      (error: Error) => toggleNotification({ type: 'danger', message: error.message }),
    );
  };
  const items = versions.map((version) => {
    const time = timeFormat.format(new Date(version.createdAt));
    return (
      <li key={version.id}>
        <Typography>
          {time}
          {version.author && `, ${version.author}`}
        </Typography>
        <Button variant="tertiary" size="S" aria-label={`Restore as draft: ${time}`} onClick={() => restore(version)}>
          Restore as draft
        </Button>
      </li>
    );
  });
  return { title: 'Earlier versions', content: <List>{items}</List> };
};
